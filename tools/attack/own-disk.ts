import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk that belongs to what is attacked. */
export interface OwnDisk {
  /** Where it is. */
  readonly at: string
  /** Another program writes until nothing more fits. */
  fillUp(): void
  /** What the other program wrote is deleted. */
  makeRoom(): void
  /** It takes nothing more, as a failing one does: the system makes it read-only. */
  breakDown(): void
  /** Puts right what the file system itself has to, as after a power cut, and makes the disk twice as large: what was played may have filled it. */
  repair(): void
  remove(): void
}

/** Mounts a new disk of that many bytes; null, with a word about it, for whoever is not the superuser. */
export function mountDisk(size: number): OwnDisk | null {
  if (process.getuid?.() !== 0) {
    console.error('only the superuser can mount a disk; not tried')
    return null
  }
  const folder = mkdtempSync(join(tmpdir(), 'orrery-disk-'))
  const image = join(folder, 'image')
  const at = join(folder, 'disk')
  const ballast = join(at, 'ballast')
  const run = (program: string, ...given: string[]) => execFileSync(program, given, { stdio: ['ignore', 'ignore', 'inherit'] })
  const mount = () => run('mount', '-o', 'loop', image, at)
  writeFileSync(image, '')
  truncateSync(image, size)
  run('mkfs.ext4', '-q', '-F', image)
  mkdirSync(at)
  mount()
  // Postgres runs as another user.
  for (const reached of [folder, at]) chmodSync(reached, 0o755)
  return {
    at,
    fillUp: () => fill(ballast),
    makeRoom: () => rmSync(ballast),
    breakDown: () => run('mount', '-o', 'remount,abort', at),
    repair() {
      run('umount', at)
      truncateSync(image, 2 * size)
      execFileSync('sh', ['-c', `e2fsck -fp ${image} || [ $? -lt 4 ]`], { stdio: 'ignore' })
      run('resize2fs', image)
      mount()
    },
    remove() {
      run('umount', at)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function fill(file: string): void {
  const opened = openSync(file, 'w')
  const part = Buffer.alloc(1 << 16)
  try {
    for (;;) writeSync(opened, part)
  } catch {
    // The disk is full.
  } finally {
    closeSync(opened)
  }
}
