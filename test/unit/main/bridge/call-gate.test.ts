import { afterAll, describe, expect, it, vi } from 'vitest';
import { CallGate, CallRefusedError } from '../../../../src/main/bridge/call-gate.ts';
import { CALL_LIMITS } from '../../../../src/main/bridge/call-limits.ts';
import { InvalidCallError } from '../../../../src/main/bridge/invalid-call.ts';
import { runCall } from '../../../../src/main/bridge/run-call.ts';
import { LIMITS } from '../../../../src/shared/base/limits.ts';
import { CHANNELS } from '../../../../src/shared/bridge.ts';

/** A gate whose clock only moves when a test says so. */
function gateWithClock() {
  const clock = { now: 0 };
  return { clock, gate: new CallGate(() => clock.now) };
}

describe('the gate for calls of a window', () => {
  it('has a limit for every call of the bridge', () => {
    expect(Object.keys(CALL_LIMITS).sort()).toEqual(Object.keys(CHANNELS).sort());
  });

  it('lets no more calls wait at once than the limit, and others again once one is answered', () => {
    const { gate } = gateWithClock();
    const window = {};
    const leave = Array.from({ length: CALL_LIMITS.saveFile.pendingCalls }, () =>
      gate.enter(window, 'saveFile', undefined),
    );
    expect(() => gate.enter(window, 'saveFile', undefined)).toThrow(CallRefusedError);
    gate.enter({}, 'saveFile', undefined);
    leave[0]?.();
    gate.enter(window, 'saveFile', undefined);
  });

  it('refuses calls beyond a burst until time has passed', () => {
    const { gate, clock } = gateWithClock();
    const window = {};
    const { burst, perSecond } = CALL_LIMITS.newWindow;
    for (let index = 0; index < burst; index += 1) gate.enter(window, 'newWindow', undefined)();
    expect(() => gate.enter(window, 'newWindow', undefined)).toThrow('too many calls in a short time');
    clock.now += 1000 / perSecond;
    gate.enter(window, 'newWindow', undefined)();
    expect(() => gate.enter(window, 'newWindow', undefined)).toThrow(CallRefusedError);
  });

  it('counts bytes wherever a request holds them, and all calls of a window together', () => {
    const { gate } = gateWithClock();
    const bytes = { byteLength: LIMITS.bridgeWaitingBytes };
    // A buffer of this size would take the memory of the test.
    Object.setPrototypeOf(bytes, ArrayBuffer.prototype);
    Object.defineProperty(bytes, 'byteLength', { value: LIMITS.bridgeWaitingBytes });
    const requests = [{ bytes }, [{ bytes }], { files: [{ bytes }] }];
    for (const request of requests) {
      const window = {};
      gate.enter(window, 'saveFile', request);
      expect(() => gate.enter(window, 'dragOut', [{ bytes: new Uint8Array(1) }])).toThrow('too many bytes at once');
    }
  });

  it('lets no more than a hundred calls of all kinds wait', () => {
    const { gate } = gateWithClock();
    const window = {};
    const calls = ['journalAppend', 'journalRows', 'journalLacks', 'setMenu'] as const;
    for (let index = 0; index < LIMITS.bridgeWaitingCalls; index += 1)
      gate.enter(window, calls[index % 4] ?? 'setMenu', undefined);
    expect(() => gate.enter(window, 'appInfo', undefined)).toThrow('too many calls at once');
  });
});

describe('errors of a call', () => {
  // Other failures are logged, which is not what is tested here.
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  afterAll(() => silence.mockRestore());

  const answer = (error: unknown) =>
    runCall('saveFile', () => Promise.reject(error)).catch((reached: Error) => `${reached.message} ${reached.stack}`);

  it('tell the page why its arguments are refused', async () => {
    expect(await answer(new InvalidCallError('saveFile: bytes must be a Uint8Array'))).toContain(
      'must be a Uint8Array',
    );
  });

  it.each([
    new Error("ENOENT: no such file or directory, open '/home/ada/secret'"),
    Object.assign(new TypeError('The path /home/ada must be a string'), { code: 'ERR_INVALID_ARG_TYPE' }),
    '/home/ada',
  ])('tell the page nothing about this computer', async (error) => {
    expect(await answer(error)).not.toMatch(/ada|\.ts|ENOENT/);
  });
});
