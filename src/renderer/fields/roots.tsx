import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { deriveText, type TextOrDerived } from '../../shared/form/form.ts';
import type { Roots } from '../../shared/rules/roots.ts';
import { formatText } from '../../shared/texts/late-text.ts';
import { useTranslate } from '../texts/use-translate.ts';

const createRoots = (roots: Roots) => createStore(() => ({ roots }));
const RootsContext = createContext(createRoots({}));

/** Gives the fields of a form what follows from the document, which changes with each letter. */
export function RootsProvider({ roots, children }: { roots: Roots; children: ReactNode }) {
  const [store] = useState(() => createRoots(roots));
  useLayoutEffect(() => store.setState({ roots }), [store, roots]);
  return <RootsContext value={store}>{children}</RootsContext>;
}

/** A word, number or truth value that follows from the document. The caller is drawn again only when it is another one. */
export const useDerived = <T extends string | number | boolean | undefined>(derive: (roots: Roots) => T): T =>
  useStore(useContext(RootsContext), ({ roots }) => derive(roots));

/** A text of a form, which may follow from the document. */
export function useShown(text: TextOrDerived | undefined): string | undefined {
  const translate = useTranslate();
  return useDerived((roots) => {
    const shown = deriveText(text, roots);
    return shown === undefined ? undefined : formatText(translate, shown);
  });
}
