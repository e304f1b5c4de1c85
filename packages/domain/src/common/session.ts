// Browsers and servers have it, and neither one's types belong here.
declare function atob(base64: string): string;

// Bytes above 127 come out as single letters, which the claims that are read here never hold.
function parseClaims(base64url: string): unknown {
  try {
    return JSON.parse(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}

/** The `exp` claim of a token in seconds, read without checking the signature; `null` where there is none to read. */
export function tokenExpiry(token: string | null | undefined): number | null {
  const parts = token?.split('.') ?? [];
  const claims = parts.length === 3 && parts[1] ? parseClaims(parts[1]) : null;
  if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null;
  return typeof claims.exp === 'number' && Number.isFinite(claims.exp) ? claims.exp : null;
}

/** Is an expiry (seconds) reached at a time (ms)? The very second of expiry counts as expired. */
export const isExpired = (expirySeconds: number, nowMs: number): boolean => expirySeconds * 1000 <= nowMs;
