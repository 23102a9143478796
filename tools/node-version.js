// Plain JavaScript: it must run, and say what is missing, on a Node that cannot read the rest.
const needed = 26
const found = Number(process.versions.node.split('.')[0])
if (found < needed) {
  console.error(
    [
      `Orrery needs Node ${needed} and found ${process.versions.node} (${process.platform}-${process.arch}).`,
      'npm ci brings the right one along for linux-x64, linux-arm64, win-x64, darwin-x64 and darwin-arm64',
      '(as optional dependencies: was it run with --omit=optional or --no-optional?).',
      `On another system, install Node ${needed} or newer yourself.`,
    ].join('\n'),
  )
  process.exit(1)
}
