import { ensureProgram } from './debian-packages.mjs'
import { filesOnPath, isExecutable } from './find-program.mjs'

/** Debian installs nginx in a folder that only root has in PATH. */
export const findNginx = () => [...filesOnPath(process.env, 'nginx'), '/usr/sbin/nginx'].find(isExecutable)

export const ensureNginx = () => ensureProgram('nginx', findNginx, 'nginx-light')
