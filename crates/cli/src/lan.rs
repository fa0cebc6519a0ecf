//! Where the other machines of the local network find this one.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};

/// The address of this machine on the local network, if it is on one.
pub(crate) fn address() -> Option<IpAddr> {
    outgoing().or_else(any_private)
}

/// The address one would go out with. To connect a UDP socket only chooses a route: nothing is
/// sent, and the address asked for belongs to documentation (RFC 5737).
fn outgoing() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_loopback())
}

/// A machine that is its own network, such as a class's access point, has no way out.
fn any_private() -> Option<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().ok()?;
    interfaces.into_iter().map(|interface| interface.ip()).find(|ip| match ip {
        IpAddr::V4(ip) => ip.is_private(),
        IpAddr::V6(_) => false,
    })
}
