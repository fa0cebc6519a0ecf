# The state of the page: what is loading, what is missing, what has failed.

loading = Loading…
retry = Try again
reload = Reload the page
back-home = Back to the home page
not-found-heading = This page does not exist
not-found-detail = The address may be incomplete, or the page may have moved.
problem-offline = The server does not answer
problem-other = Something went wrong
crash-heading = This page has stopped
crash-detail = A fault of ours keeps it from showing. Your game is stored: reload the page to find it again.

## Why a request failed

error-offline = The server does not answer. Check that Roque is running and that you are on the right network, then try again.
error-malformed = The server did not understand the request. Reload the page: it may be older than the server.
error-too-large = The message is too long for the server. Nothing was changed.
error-too-many = Too many requests in a short time. Wait a few seconds, then try again.
error-not-found = The server finds nothing at this address.
error-game-at-stake = You have a ranked game going on: finish it before you begin another. A ranked game always counts, even if it is given up.
error-not-stored = The server could not store this. Nothing was changed: you may try again.
error-internal = The server met an error. Try again in a moment.

## Light and dark

theme = Theme
theme-auto = Automatic
theme-light = Light
theme-dark = Dark
