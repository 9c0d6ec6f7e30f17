import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { attempt } from '../failures/report-failure.ts';
import { SHELL } from '../strings/shell.ts';
import { copyText } from './copy-text.ts';

interface Props {
  children: ReactNode;
  /** The error is cleared when this changes, since another address is another screen. */
  resetKey: string;
  /** Copies the document of the screen to the clipboard; absent = it has none. */
  onCopy: (() => void) | undefined;
}

/** Catches errors of a screen: shows a message and offers the document and a report for copying. */
export class ErrorBoundary extends Component<Props, { error: Error | undefined; key: string }> {
  override state = { error: undefined as Error | undefined, key: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(props: Props, state: { key: string }) {
    return props.resetKey === state.key ? null : { key: props.resetKey, error: undefined };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A screen has failed', error, info.componentStack);
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const { onCopy } = this.props;
    return (
      <Notice whole title={SHELL.crashed} text={SHELL.crashedText} detail={error.message}>
        {onCopy === undefined ? null : <Button onPress={onCopy}>{SHELL.copyDocument}</Button>}
        <Button onPress={() => attempt(copyText(`${error.stack ?? error.message}\n${location.hash}`))}>
          {SHELL.copyReport}
        </Button>
        <Button
          kind="primary"
          onPress={() => {
            location.hash = '#/characters';
          }}
        >
          {SHELL.backHome}
        </Button>
      </Notice>
    );
  }
}
