import { describe, expect, it } from 'vitest';
import { createSecurityHeaders, getPolicy, PAGE_POLICY, WORKER_POLICY } from '../../../src/shared/security/csp.ts';

const directives = (policy: string) =>
  new Map(policy.split('; ').map((d) => [d.split(' ')[0] ?? '', d.split(' ').slice(1).join(' ')]));

describe('content security policy', () => {
  it('starts from nothing and never allows inline or evaluated script', () => {
    for (const policy of [PAGE_POLICY, WORKER_POLICY]) {
      expect(directives(policy).get('default-src')).toBe("'none'");
      expect(policy).not.toContain("'unsafe-inline'");
      expect(policy).not.toContain("'unsafe-eval'");
      expect(policy).not.toMatch(/https?:/);
    }
  });

  it('lets WebAssembly run in workers alone', () => {
    expect(directives(PAGE_POLICY).get('script-src')).toBe("'self'");
    expect(directives(WORKER_POLICY).get('script-src')).toBe("'self' 'wasm-unsafe-eval'");
    expect(getPolicy('/workers/pdf-1a2b.js')).toBe(WORKER_POLICY);
    for (const path of ['/', '/index.html', '/assets/index-1a2b.js', '/assets/workers/x.js', '/workers/index.html'])
      expect(getPolicy(path)).toBe(PAGE_POLICY);
  });

  it('names each directive once', () => {
    for (const policy of [PAGE_POLICY, WORKER_POLICY]) expect(directives(policy).size).toBe(policy.split('; ').length);
  });

  it('sends the policy with the other guards', () => {
    expect(createSecurityHeaders('/index.html')['content-security-policy']).toBe(PAGE_POLICY);
    expect(createSecurityHeaders('/index.html')['x-content-type-options']).toBe('nosniff');
  });
});
