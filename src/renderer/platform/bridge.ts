import type { Bridge } from '../../shared/bridge.ts';

declare global {
  interface Window {
    rollcall?: Bridge;
  }
}

/** The app's bridge, or undefined in a plain browser. */
export const bridge: Bridge | undefined = window.rollcall;
