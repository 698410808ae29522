/**
 * The script `network` of a packaged folder: runs the product or one of its commands on the folder's own Node, in the
 * same process, so that signals reach it. Compiled code is cached only where systemd or somebody names a folder for it.
 * @param commands scripts by the names of their commands
 */
export function launcherScript(commands: ReadonlyMap<string, string>): string {
  const cases = [...commands].map(([name, script]) => `  ${name}) script=${script} ;;`).join('\n')
  const names = [...commands.keys()].join(', ')
  return `#!/bin/sh
# network [COMMAND [ARGUMENT…]]: ${names}; without a command, start.
# Paths in arguments and settings are absolute, or relative to this folder.
set -eu
cd -P -- "$(dirname -- "$(readlink -f -- "$0")")"
command=\${1:-start}
[ $# -eq 0 ] || shift
case $command in
${cases}
  *) echo "There is no command $command. The commands are: ${names}." >&2; exit 2 ;;
esac
if [ -n "\${CACHE_DIRECTORY:-}" ]; then
  export NODE_COMPILE_CACHE="\${NODE_COMPILE_CACHE:-$CACHE_DIRECTORY/node-compile}"
fi
export NODE_ENV=production
exec ./bin/node "$script" "$@"
`
}
