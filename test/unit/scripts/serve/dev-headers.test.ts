import { describe, expect, it } from 'vitest';
import { getDevHeaders } from '../../../../scripts/lib/serve/dev-headers.mjs';
import { createSecurityHeaders, PAGE_POLICY, WORKER_POLICY } from '../../../../src/shared/security/csp.ts';

const DEV_OPTIONS = { nonce: 'n0', socket: 'ws://127.0.0.1:5173' };
const WORKER_PATH = '/features/print/worker/pdf.worker.ts?worker_file&type=module';

const getDevPolicy = (address: string) =>
  getDevHeaders(address, createSecurityHeaders, DEV_OPTIONS)['content-security-policy'] ?? '';
const listAdditions = (devPolicy: string, appPolicy: string) => {
  const appDirectives = appPolicy.split('; ');
  return devPolicy.split('; ').flatMap((directive, index) => {
    const appDirective = appDirectives[index] ?? '';
    expect(directive.startsWith(appDirective)).toBe(true);
    return directive === appDirective ? [] : [directive.slice(appDirective.length)];
  });
};

describe('getDevHeaders', () => {
  it("adds only one nonce and one socket to the app's policy", () => {
    const expectedAdditions = [" 'nonce-n0'", " 'nonce-n0'", ' ws://127.0.0.1:5173'];
    expect(listAdditions(getDevPolicy('/'), PAGE_POLICY)).toEqual(expectedAdditions);
    expect(listAdditions(getDevPolicy(WORKER_PATH), WORKER_POLICY)).toEqual(expectedAdditions);
  });

  it('allows WebAssembly only in workers', () => {
    for (const pagePath of ['/', '/main.tsx', '/main.tsx?t=1', '/@vite/client', '/workers/x.ts'])
      expect(getDevPolicy(pagePath)).not.toContain('wasm');
    expect(getDevPolicy(WORKER_PATH)).toContain("'wasm-unsafe-eval'");
  });

  it("matches the app's headers apart from the policy", () => {
    expect({
      ...getDevHeaders('/', createSecurityHeaders, DEV_OPTIONS),
      'content-security-policy': PAGE_POLICY,
    }).toEqual(createSecurityHeaders('/index.html'));
  });
});
