/** The policy for pages: everything from this server, no inline code. */
const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // Boards place pieces by inline styles.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')

/** The page that other sites may embed: it shows only replays. */
export const EMBED_PATH = '/embed.html'

/** Workers have no page; they generate the kernel's clone functions from schemas, which are 10 to 50 times as fast. */
const WORKER_POLICY = "default-src 'self'; script-src 'self' 'unsafe-eval'; object-src 'none'"

/** The headers of every reply. `embedOn`: the sites that may embed `EMBED_PATH`. */
export function securityHeaders(path: string, embedOn: readonly string[] = []): Record<string, string> {
  const ancestors = path === EMBED_PATH && embedOn.length > 0 ? embedOn.join(' ') : "'none'"
  return {
    'content-security-policy': isWorker(path) ? WORKER_POLICY : `${PAGE_POLICY}; frame-ancestors ${ancestors}`,
    'x-content-type-options': 'nosniff',
    // Personal and invite links must not leak to other sites.
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  }
}

/** Whether a path is a worker's script: Vite names it after its module, whose name contains `worker`. */
function isWorker(path: string): boolean {
  return /\/assets\/[^/]*worker[^/]*\.js$/i.test(path)
}

/** How long a browser may keep a file: for ever if its name has its hash, otherwise it revalidates each time. */
export function cacheControl(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
