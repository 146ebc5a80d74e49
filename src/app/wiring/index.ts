// Connections that the first screen needs; those of the other features are in `features/`.
import './session'
import './user'
import './clinic'
import './screen'
import './go-to'
