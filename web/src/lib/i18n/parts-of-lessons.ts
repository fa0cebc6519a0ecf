/** The parts that lessons speak. */
export default import.meta.glob<{ default: string[] }>("./parts/{board,learn,class,ending}.*.ts");
