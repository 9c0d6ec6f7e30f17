import { afterAll, describe, expect, it, vi } from 'vitest';
import { CallGate, CallRefusedError } from '../../../../src/main/bridge/call-gate.ts';
import { CALL_LIMITS } from '../../../../src/main/bridge/call-limits.ts';
import { InvalidCallError } from '../../../../src/main/bridge/invalid-call.ts';
import { runCall } from '../../../../src/main/bridge/run-call.ts';
import { LIMITS } from '../../../../src/shared/base/limits.ts';
import { CHANNELS } from '../../../../src/shared/bridge.ts';

/** Tests the limits on the calls that a page makes to the main process. `enter` returns the function that ends a call. */

/** Creates a gate whose clock moves only when a test sets it. */
function createGateWithClock() {
  const clock = { now: 0 };
  return { clock, gate: new CallGate(() => clock.now) };
}

describe('CallGate', () => {
  it('defines a limit for every channel of the bridge', () => {
    expect(Object.keys(CALL_LIMITS).sort()).toEqual(Object.keys(CHANNELS).sort());
  });

  it('lets only as many calls of one kind wait as the limit, and admits another once one is answered', () => {
    const { gate } = createGateWithClock();
    const sender = {};
    const leaveFunctions = Array.from({ length: CALL_LIMITS.saveFile.pendingCalls }, () =>
      gate.enter(sender, 'saveFile', undefined),
    );
    expect(() => gate.enter(sender, 'saveFile', undefined)).toThrow(CallRefusedError);
    gate.enter({}, 'saveFile', undefined);
    leaveFunctions[0]?.();
    gate.enter(sender, 'saveFile', undefined);
  });

  it('refuses calls beyond a burst until time has passed', () => {
    const { gate, clock } = createGateWithClock();
    const sender = {};
    const { burst, perSecond } = CALL_LIMITS.newWindow;
    for (let index = 0; index < burst; index += 1) gate.enter(sender, 'newWindow', undefined)();
    expect(() => gate.enter(sender, 'newWindow', undefined)).toThrow('too many calls in a short time');
    clock.now += 1000 / perSecond;
    gate.enter(sender, 'newWindow', undefined)();
    expect(() => gate.enter(sender, 'newWindow', undefined)).toThrow(CallRefusedError);
  });

  it('counts the bytes anywhere in a request, and adds up all calls of one window', () => {
    const { gate } = createGateWithClock();
    const fakeBuffer = { byteLength: LIMITS.bridgeWaitingBytes };
    // A real buffer of this size would use too much memory.
    Object.setPrototypeOf(fakeBuffer, ArrayBuffer.prototype);
    Object.defineProperty(fakeBuffer, 'byteLength', { value: LIMITS.bridgeWaitingBytes });
    const requests = [{ bytes: fakeBuffer }, [{ bytes: fakeBuffer }], { files: [{ bytes: fakeBuffer }] }];
    for (const request of requests) {
      const sender = {};
      gate.enter(sender, 'saveFile', request);
      expect(() => gate.enter(sender, 'dragOut', [{ bytes: new Uint8Array(1) }])).toThrow('too many bytes at once');
    }
  });

  it('lets at most a hundred calls of all kinds wait', () => {
    const { gate } = createGateWithClock();
    const sender = {};
    const channels = ['journalAppend', 'journalRows', 'journalLacks', 'setMenu'] as const;
    for (let index = 0; index < LIMITS.bridgeWaitingCalls; index += 1)
      gate.enter(sender, channels[index % 4] ?? 'setMenu', undefined);
    expect(() => gate.enter(sender, 'appInfo', undefined)).toThrow('too many calls at once');
  });
});

describe('runCall with an error', () => {
  // Unexpected errors are logged; these tests don't check the log.
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  afterAll(() => consoleError.mockRestore());

  const getErrorText = (error: unknown) =>
    runCall('saveFile', () => Promise.reject(error)).catch(
      (rejection: Error) => `${rejection.message} ${rejection.stack}`,
    );

  it('tells the page why its arguments were refused', async () => {
    expect(await getErrorText(new InvalidCallError('saveFile: bytes must be a Uint8Array'))).toContain(
      'must be a Uint8Array',
    );
  });

  it.each([
    new Error("ENOENT: no such file or directory, open '/home/ada/secret'"),
    Object.assign(new TypeError('The path /home/ada must be a string'), { code: 'ERR_INVALID_ARG_TYPE' }),
    '/home/ada',
  ])('hides details about this computer from the page (case %#)', async (error) => {
    expect(await getErrorText(error)).not.toMatch(/ada|\.ts|ENOENT/);
  });
});
