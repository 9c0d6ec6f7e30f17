/** Limits the bridge calls of each window: how many may run at once, how often they come, and how large they are. */

import { LIMITS } from '../../shared/base/limits.ts';
import type { BridgeCall } from '../../shared/bridge.ts';
import { CALL_LIMITS } from './call-limits.ts';

/** A refusal whose message is safe to show to the page: it names the call and the limit and reveals nothing about this computer. */
export class CallRefusedError extends Error {
  override readonly name = 'CallRefusedError';
}

/**
 * The calls that a window has in progress ("waiting" for an answer), and its token buckets: each call takes one token, and a bucket
 * refills over time, so that short bursts are allowed and long floods are not.
 */
interface Usage {
  waitingCalls: number;
  waitingBytes: number;
  readonly waitingByCall: Map<BridgeCall, number>;
  readonly buckets: Map<BridgeCall, { remainingTokens: number; updatedAt: number }>;
}

export class CallGate {
  readonly #getTime: () => number;
  readonly #usages = new WeakMap<object, Usage>();

  /** @param getTime returns milliseconds from a monotonic clock */
  constructor(getTime: () => number = () => performance.now()) {
    this.#getTime = getTime;
  }

  /**
   * Admits a call or throws a CallRefusedError.
   * @param sender the window that made the call; each window has its own limits, which survive a reload of its page
   * @returns a function that the caller runs once the call has been answered
   */
  enter(sender: object, call: BridgeCall, request: unknown): () => void {
    const usage = this.#getUsage(sender);
    const requestBytes = countBytes(request);
    const pendingCallCount = usage.waitingByCall.get(call) ?? 0;
    if (pendingCallCount >= CALL_LIMITS[call].pendingCalls || usage.waitingCalls >= LIMITS.bridgeWaitingCalls) {
      throw new CallRefusedError(`${call}: too many calls at once`);
    }
    if (usage.waitingBytes + requestBytes > LIMITS.bridgeWaitingBytes) {
      throw new CallRefusedError(`${call}: too many bytes at once`);
    }
    if (!this.#takeToken(usage, call)) throw new CallRefusedError(`${call}: too many calls in a short time`);
    usage.waitingByCall.set(call, pendingCallCount + 1);
    usage.waitingCalls += 1;
    usage.waitingBytes += requestBytes;
    return () => {
      usage.waitingByCall.set(call, (usage.waitingByCall.get(call) ?? 1) - 1);
      usage.waitingCalls -= 1;
      usage.waitingBytes -= requestBytes;
    };
  }

  #getUsage(sender: object): Usage {
    const existingUsage = this.#usages.get(sender);
    if (existingUsage !== undefined) return existingUsage;
    const usage: Usage = { waitingCalls: 0, waitingBytes: 0, waitingByCall: new Map(), buckets: new Map() };
    this.#usages.set(sender, usage);
    return usage;
  }

  #takeToken(usage: Usage, call: BridgeCall): boolean {
    const { burst, perSecond } = CALL_LIMITS[call];
    const timestamp = this.#getTime();
    const bucket = usage.buckets.get(call) ?? { remainingTokens: burst, updatedAt: timestamp };
    const remainingTokens = Math.min(
      burst,
      bucket.remainingTokens + ((timestamp - bucket.updatedAt) / 1000) * perSecond,
    );
    const isAllowed = remainingTokens >= 1;
    usage.buckets.set(call, {
      remainingTokens: isAllowed ? remainingTokens - 1 : remainingTokens,
      updatedAt: timestamp,
    });
    return isAllowed;
  }
}

/** Counts the bytes of all buffers in a request: the request itself, its `bytes`, and the files it lists. */
function countBytes(value: unknown): number {
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.reduce<number>((total, entry) => total + countFile(entry), 0);
  const { bytes, files } = value as Record<string, unknown>;
  return countFile({ bytes }) + (Array.isArray(files) ? countBytes(files) : 0);
}

function countFile(value: unknown): number {
  const bytes = typeof value === 'object' && value !== null ? (value as { bytes?: unknown }).bytes : undefined;
  return bytes instanceof ArrayBuffer || ArrayBuffer.isView(bytes) ? bytes.byteLength : 0;
}
