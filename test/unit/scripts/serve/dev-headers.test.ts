import { describe, expect, it } from 'vitest';
import { getDevHeaders } from '../../../../scripts/lib/serve/dev-headers.mjs';
import { createSecurityHeaders, PAGE_POLICY, WORKER_POLICY } from '../../../../src/shared/security/csp.ts';

const DEV = { nonce: 'n0', socket: 'ws://127.0.0.1:5173' };
const WORKER = '/features/print/worker/pdf.worker.ts?worker_file&type=module';

const policyOf = (url: string) => getDevHeaders(url, createSecurityHeaders, DEV)['content-security-policy'] ?? '';
const added = (policy: string, to: string) => {
  const before = to.split('; ');
  return policy.split('; ').flatMap((directive, index) => {
    const own = before[index] ?? '';
    expect(directive.startsWith(own)).toBe(true);
    return directive === own ? [] : [directive.slice(own.length)];
  });
};

describe('headers of the dev server', () => {
  it('loosen the policy of the app by one nonce and one socket', () => {
    const more = [" 'nonce-n0'", " 'nonce-n0'", ' ws://127.0.0.1:5173'];
    expect(added(policyOf('/'), PAGE_POLICY)).toEqual(more);
    expect(added(policyOf(WORKER), WORKER_POLICY)).toEqual(more);
  });

  it('let WebAssembly run in workers alone', () => {
    for (const page of ['/', '/main.tsx', '/main.tsx?t=1', '/@vite/client', '/workers/x.ts'])
      expect(policyOf(page)).not.toContain('wasm');
    expect(policyOf(WORKER)).toContain("'wasm-unsafe-eval'");
  });

  it('are those of the app otherwise', () => {
    expect({ ...getDevHeaders('/', createSecurityHeaders, DEV), 'content-security-policy': PAGE_POLICY }).toEqual(
      createSecurityHeaders('/index.html'),
    );
  });
});
