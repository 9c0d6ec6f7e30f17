import { Component, type ContextType, type ReactNode } from 'react';
import type { Translate } from '../../../shared/texts/translate.ts';
import { attempt } from '../../failures/report-failure.ts';
import { isLoadFailure } from '../../platform/load-failure.ts';
import { TranslateContext } from '../../texts/use-translate.ts';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';

interface Props {
  children: ReactNode;
  isScreen: boolean;
  /** Tries to load the code again; never rejects. */
  onRetry(): Promise<void>;
}

interface State {
  /** The thrown value, wrapped in an object since it may be undefined. */
  readonly failure: { readonly error: unknown } | undefined;
  /**
   * Whether loading was tried again. The first time this happens automatically, because the code may have failed to preload
   * long before the user needs it.
   */
  readonly hasRetried: boolean;
}

/** Shows a notice in place of a part of the app whose code could not be loaded. Other errors go to the boundary of the screen. */
export class LoadBoundary extends Component<Props, State> {
  static override contextType = TranslateContext;
  declare context: ContextType<typeof TranslateContext>;

  get #translate(): Translate {
    if (this.context === undefined) throw new Error('The boundary needs a TranslateContext around it.');
    return this.context;
  }

  override state: State = { failure: undefined, hasRetried: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (isLoadFailure(error) && !this.state.hasRetried) this.retry();
  }

  retry = (): void => {
    attempt(this.props.onRetry().then(() => this.setState({ failure: undefined, hasRetried: true })));
  };

  override render() {
    const { failure, hasRetried } = this.state;
    if (failure === undefined) return this.props.children;
    if (!isLoadFailure(failure.error)) throw failure.error;
    if (!hasRetried) return null;
    return (
      <Notice
        isWholeScreen={this.props.isScreen}
        title={this.#translate('shell.partMissing')}
        text={this.#translate('shell.partMissingText')}
      >
        <Button kind="primary" onPress={this.retry}>
          {this.#translate('shell.reload')}
        </Button>
      </Notice>
    );
  }
}
