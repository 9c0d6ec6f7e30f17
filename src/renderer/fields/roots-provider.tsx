import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { deriveText, type TextOrDerived } from '../../shared/form/form.ts';
import type { Roots } from '../../shared/rules/roots.ts';
import { formatLateText } from '../../shared/texts/late-text.ts';
import { useTranslate } from '../texts/use-translate.ts';

const createRootsStore = (roots: Roots) => createStore(() => ({ roots }));
const RootsContext = createContext(createRootsStore({}));

/**
 * Provides the fields of a form with the values that the game derives from the document, its roots. The roots change with each
 * typed character.
 */
export function RootsProvider({ roots, children }: { roots: Roots; children: ReactNode }) {
  const [store] = useState(() => createRootsStore(roots));
  useLayoutEffect(() => store.setState({ roots }), [store, roots]);
  return <RootsContext value={store}>{children}</RootsContext>;
}

/** Returns a primitive value derived from the document. The caller renders again only when the value changes. */
export const useDerivedValue = <Derived extends string | number | boolean | undefined>(
  derive: (roots: Roots) => Derived,
): Derived => useStore(useContext(RootsContext), ({ roots }) => derive(roots));

/** Formats a text of a form, which may depend on the document. */
export function useFormText(text: TextOrDerived | undefined): string | undefined {
  const translate = useTranslate();
  return useDerivedValue((roots) => {
    const derivedText = deriveText(text, roots);
    return derivedText === undefined ? undefined : formatLateText(translate, derivedText);
  });
}
