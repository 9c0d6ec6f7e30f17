import { Component, type ContextType, type ErrorInfo, type ReactNode } from 'react';
import type { Translate } from '../../shared/texts/translate.ts';
import { Button } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { logFailure } from '../failures/failure-log.ts';
import { attempt } from '../failures/report-failure.ts';
import { isLoadFailure } from '../platform/load-failure.ts';
import { getStorageFault } from '../platform/storage-fault.ts';
import { getLastSavedTime } from '../store/last-saved-time.ts';
import { explainFailure } from '../strings/failures.ts';
import { TranslateContext } from '../texts/use-translate.ts';
import { copyDiagnostics, formatSavedUntil } from './report-uncaught-failures.ts';

interface Props {
  children: ReactNode;
  /** The error is cleared when this changes, since another address shows another screen. */
  resetKey: string;
  /** Copies the document of the screen to the clipboard. Undefined if the screen has no document. */
  onCopy: (() => void) | undefined;
  /** Whether the whole window has failed, so that it has to be reloaded. */
  isWholeWindow?: boolean;
}

/** Catches errors of a screen, shows a message, and offers to copy the document and a report. */
export class ErrorBoundary extends Component<Props, { error: Error | undefined; key: string }> {
  static override contextType = TranslateContext;
  declare context: ContextType<typeof TranslateContext>;

  get #translate(): Translate {
    if (this.context === undefined) throw new Error('The boundary needs a TranslateContext around it.');
    return this.context;
  }

  override state = { error: undefined as Error | undefined, key: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(props: Props, state: { key: string }) {
    return props.resetKey === state.key ? null : { key: props.resetKey, error: undefined };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A screen has failed', error, info.componentStack);
    logFailure(error);
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const { onCopy, isWholeWindow = false } = this.props;
    // Code or data that could not be read may be readable now, so the notice offers to render the screen again.
    if (!isWholeWindow && (isLoadFailure(error) || getStorageFault(error) !== undefined)) {
      const [title, text] = isLoadFailure(error)
        ? [this.#translate('shell.partMissing'), this.#translate('shell.partMissingText')]
        : [this.#translate('shell.notRead'), explainFailure(this.#translate, error)];
      return (
        <Notice isWholeScreen title={title} text={text}>
          <Button kind="primary" onPress={() => this.setState({ error: undefined })}>
            {this.#translate('shell.reload')}
          </Button>
        </Notice>
      );
    }
    const lastSavedTime = getLastSavedTime();
    return (
      <Notice
        isWholeScreen
        title={isWholeWindow ? this.#translate('shell.crashedWhole') : this.#translate('shell.crashed')}
        text={
          lastSavedTime === undefined
            ? this.#translate('shell.crashedText')
            : `${formatSavedUntil(this.#translate, lastSavedTime)} ${this.#translate('shell.crashedText')}`
        }
        detail={explainFailure(this.#translate, error)}
      >
        {onCopy === undefined ? null : <Button onPress={onCopy}>{this.#translate('shell.copyDocument')}</Button>}
        <Button onPress={() => attempt(copyDiagnostics(), 'diagnostics.failed')}>
          {this.#translate('diagnostics.copy')}
        </Button>
        <Button kind="primary" onPress={isWholeWindow ? () => location.reload() : goHome}>
          {isWholeWindow ? this.#translate('shell.loadAnew') : this.#translate('shell.backHome')}
        </Button>
      </Notice>
    );
  }
}

function goHome(): void {
  location.hash = '#/characters';
}
