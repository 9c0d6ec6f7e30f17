import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import {
  createFormStore,
  type DocumentPort,
  type DocumentSource,
  FormStoreContext,
  type OpenDocument,
} from './document-port.ts';

/** Creates the source for a document that is the state of a component. */
export function useDocumentSource(document: unknown, drafts: OpenDocument['drafts']): DocumentSource {
  const [documentStore] = useState(() => createStore((): OpenDocument => ({ document, drafts })));
  const [source] = useState(
    (): DocumentSource => ({ getCurrent: documentStore.getState, subscribe: documentStore.subscribe }),
  );
  useLayoutEffect(() => documentStore.setState({ document, drafts }), [documentStore, document, drafts]);
  return source;
}

/** Provides a document to the fields of a form. A change renders only the fields whose value has changed. */
export function DocumentProvider({ port, children }: { port: DocumentPort; children: ReactNode }) {
  const [formStore] = useState(() => createFormStore(port));
  useLayoutEffect(() => formStore.replacePort(port), [formStore, port]);
  return <FormStoreContext value={formStore}>{children}</FormStoreContext>;
}
