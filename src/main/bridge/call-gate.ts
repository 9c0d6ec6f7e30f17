/** Counts the calls of each window and refuses what is too much at once, too often or too large. */
import type { BridgeCall } from '../../shared/bridge.ts';
import { LIMITS } from '../../shared/limits.ts';
import { CALL_LIMITS } from './call-limits.ts';

/** A refusal that the page may read: it names the call and the limit, and nothing of this machine. */
export class CallRefusedError extends Error {
  override readonly name = 'CallRefusedError';
}

/** What a window has used up. */
interface Usage {
  waitingCalls: number;
  waitingBytes: number;
  readonly waiting: Map<BridgeCall, number>;
  readonly tokens: Map<BridgeCall, { left: number; counted: number }>;
}

export class CallGate {
  readonly #now: () => number;
  readonly #usages = new WeakMap<object, Usage>();

  /** @param now milliseconds that only grow */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * Lets a call in or throws a CallRefusedError.
   * @param sender what the call came from; each has its own limits, also after its page was loaded again
   * @returns to be called once the call is answered
   */
  enter(sender: object, call: BridgeCall, value: unknown): () => void {
    const usage = this.#getUsage(sender);
    const bytes = countBytes(value);
    const waiting = usage.waiting.get(call) ?? 0;
    if (waiting >= CALL_LIMITS[call].waiting || usage.waitingCalls >= LIMITS.bridgeWaitingCalls) {
      throw new CallRefusedError(`${call}: too many calls at once`);
    }
    if (usage.waitingBytes + bytes > LIMITS.bridgeWaitingBytes) {
      throw new CallRefusedError(`${call}: too many bytes at once`);
    }
    if (!this.#takeToken(usage, call)) throw new CallRefusedError(`${call}: too many calls in a short time`);
    usage.waiting.set(call, waiting + 1);
    usage.waitingCalls += 1;
    usage.waitingBytes += bytes;
    return () => {
      usage.waiting.set(call, (usage.waiting.get(call) ?? 1) - 1);
      usage.waitingCalls -= 1;
      usage.waitingBytes -= bytes;
    };
  }

  #getUsage(sender: object): Usage {
    const known = this.#usages.get(sender);
    if (known !== undefined) return known;
    const usage: Usage = { waitingCalls: 0, waitingBytes: 0, waiting: new Map(), tokens: new Map() };
    this.#usages.set(sender, usage);
    return usage;
  }

  #takeToken(usage: Usage, call: BridgeCall): boolean {
    const { burst, perSecond } = CALL_LIMITS[call];
    const time = this.#now();
    const tokens = usage.tokens.get(call) ?? { left: burst, counted: time };
    const left = Math.min(burst, tokens.left + ((time - tokens.counted) / 1000) * perSecond);
    const isFree = left >= 1;
    usage.tokens.set(call, { left: isFree ? left - 1 : left, counted: time });
    return isFree;
  }
}

/** Bytes of the buffers in a request: at its top, in its `bytes`, and in the lists of files that it holds. */
function countBytes(value: unknown): number {
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.reduce<number>((sum, entry) => sum + countFile(entry), 0);
  const { bytes, files } = value as Record<string, unknown>;
  return countFile({ bytes }) + (Array.isArray(files) ? countBytes(files) : 0);
}

function countFile(value: unknown): number {
  const bytes = typeof value === 'object' && value !== null ? (value as { bytes?: unknown }).bytes : undefined;
  return bytes instanceof ArrayBuffer || ArrayBuffer.isView(bytes) ? bytes.byteLength : 0;
}
