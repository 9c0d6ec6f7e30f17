/** Runs the handler of a bridge call so that its errors reveal nothing about this computer to the page. */
import { logFailure } from '../failure-log.ts';
import { CallRefusedError } from './call-gate.ts';
import { InvalidCallError } from './invalid-call.ts';

/**
 * Returns what the handler returns. The page sees the message of a refusal. Any other error may name files on this computer, so it
 * is logged here and the page only learns that the call failed.
 */
export async function runCall<T>(callName: string, handler: () => Promise<T>): Promise<T> {
  try {
    return await handler();
  } catch (error) {
    const isRefusal = error instanceof CallRefusedError || error instanceof InvalidCallError;
    if (isRefusal) throw createErrorWithoutStack(error.message);
    console.error(`${callName} failed:`, error);
    logFailure(error);
    throw createErrorWithoutStack(`${callName} failed`);
  }
}

function createErrorWithoutStack(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
