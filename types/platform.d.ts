/**
 * What src/shared may use of the platform beside the language: things that Node 18, Chromium 114 and a worker all have
 * under one name. Kept short on purpose. The other worlds see the full types of Node or of a page instead.
 */
declare class TextEncoder {
  encode(text?: string): Uint8Array;
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes?: Uint8Array | ArrayBuffer): string;
}

declare function structuredClone<T>(value: T): T;

/** Base64 of a text whose characters are bytes, and back; `atob` throws where it is none. */
declare function btoa(bytes: string): string;
declare function atob(base64: string): string;

/** For work that can be stopped: pass the signal in and look at it between two steps. */
interface AbortSignal {
  readonly aborted: boolean;
  throwIfAborted(): void;
}
