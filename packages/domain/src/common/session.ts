const base64Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

// Neither `atob` nor `Buffer` is there on both sides. Bytes above 127 come out as single letters, which the claims that
// are read here never hold.
function decodeBase64Url(text: string): string | null {
  let bits = 0;
  let held = 0;
  let decoded = '';
  for (const letter of text.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_')) {
    const value = base64Alphabet.indexOf(letter);
    if (value < 0) return null;
    held = ((held << 6) | value) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    decoded += String.fromCharCode((held >> bits) & 0xff);
  }
  return decoded;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The `exp` claim of a token in seconds, read without checking the signature; `null` where there is none to read. */
export function tokenExpiry(token: string | null | undefined): number | null {
  const parts = token?.split('.') ?? [];
  const payload = parts.length === 3 && parts[1] ? decodeBase64Url(parts[1]) : null;
  const claims = payload === null ? null : parseJson(payload);
  if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null;
  return typeof claims.exp === 'number' && Number.isFinite(claims.exp) ? claims.exp : null;
}

/** Is an expiry (seconds) reached at a time (ms)? The very second of expiry counts as expired. */
export const isExpired = (expirySeconds: number, nowMs: number): boolean => expirySeconds * 1000 <= nowMs;
