/** Runs a call of the bridge so that its errors tell a page nothing about this machine. */
import { noteFailure } from '../failure-log.ts';
import { CallRefusedError } from './call-gate.ts';
import { InvalidCallError } from './invalid-call.ts';

/**
 * Answers as the handler does. A refusal of the call reaches the page in our own words. Any other error may name files of this machine:
 * it is logged here, and the page only learns that the call failed.
 */
export async function runCall<T>(call: string, handle: () => Promise<T>): Promise<T> {
  try {
    return await handle();
  } catch (error) {
    const isRefusal = error instanceof CallRefusedError || error instanceof InvalidCallError;
    if (isRefusal) throw withoutStack(error.message);
    console.error(`${call} failed:`, error);
    noteFailure(error);
    throw withoutStack(`${call} failed`);
  }
}

function withoutStack(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
