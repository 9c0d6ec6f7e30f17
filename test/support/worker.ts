type Answer = (asked: never) => unknown;

/** What workers would answer, by a part of their address, in the page itself. For `vi.stubGlobal('Worker', …)`. */
export const workersThat = (answers: Readonly<Record<string, Answer>>) =>
  class extends EventTarget {
    readonly answer: Answer | undefined;

    constructor(address: URL | string) {
      super();
      this.answer = Object.entries(answers).find(([part]) => String(address).includes(part))?.[1];
    }

    async postMessage(asked: never): Promise<void> {
      if (!this.answer) throw new Error('no answer is known of this worker');
      this.dispatchEvent(new MessageEvent('message', { data: await this.answer(asked) }));
    }

    terminate(): void {
      // It has nothing that runs on.
    }
  };
