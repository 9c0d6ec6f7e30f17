/**
 * Canonical JSON (RFC 8785): keys sorted by UTF-16 code units, no white space, numbers and strings as ECMAScript writes
 * them. Two things the RFC refuses are kept apart instead, so that every readable document has a fingerprint: lone
 * surrogates are escaped as `\udXXX`, and numbers too large for JSON are written as `1e999` and `-1e999`.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'number') return canonicalNumber(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const object = value as Record<string, unknown>;
  const fields = Object.keys(object)
    .filter((key) => object[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(object[key])}`);
  return `{${fields.join(',')}}`;
}

function canonicalNumber(n: number): string {
  if (Number.isFinite(n)) return JSON.stringify(n);
  return n > 0 ? '1e999' : '-1e999';
}
