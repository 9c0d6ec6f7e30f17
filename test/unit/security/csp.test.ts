import { describe, expect, it } from 'vitest';
import { createSecurityHeaders, getPolicy, PAGE_POLICY, WORKER_POLICY } from '../../../src/shared/security/csp.ts';

const parseDirectives = (policyText: string) =>
  new Map(
    policyText.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  );

describe('the content security policy', () => {
  it('blocks everything by default and never allows inline or evaluated scripts', () => {
    for (const policyText of [PAGE_POLICY, WORKER_POLICY]) {
      expect(parseDirectives(policyText).get('default-src')).toBe("'none'");
      expect(policyText).not.toContain("'unsafe-inline'");
      expect(policyText).not.toContain("'unsafe-eval'");
      expect(policyText).not.toMatch(/https?:/);
    }
  });

  it('allows WebAssembly only in workers', () => {
    expect(parseDirectives(PAGE_POLICY).get('script-src')).toBe("'self'");
    expect(parseDirectives(WORKER_POLICY).get('script-src')).toBe("'self' 'wasm-unsafe-eval'");
    expect(getPolicy('/workers/pdf-1a2b.js')).toBe(WORKER_POLICY);
    for (const resourcePath of [
      '/',
      '/index.html',
      '/assets/index-1a2b.js',
      '/assets/workers/x.js',
      '/workers/index.html',
    ])
      expect(getPolicy(resourcePath)).toBe(PAGE_POLICY);
  });

  it('names each directive once', () => {
    for (const policyText of [PAGE_POLICY, WORKER_POLICY])
      expect(parseDirectives(policyText).size).toBe(policyText.split('; ').length);
  });

  it('arrives in the headers together with nosniff', () => {
    expect(createSecurityHeaders('/index.html')['content-security-policy']).toBe(PAGE_POLICY);
    expect(createSecurityHeaders('/index.html')['x-content-type-options']).toBe('nosniff');
  });
});
