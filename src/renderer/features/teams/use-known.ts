import { useMemo } from 'react';
import { useDocuments } from '../../store/library-context.ts';
import { type Known, knownOf } from './verdict/judgement.ts';

/** The characters of the library by id. The same map until one of them changes. */
export function useKnown(): Known {
  const characters = useDocuments('characters');
  return useMemo(() => knownOf(characters), [characters]);
}
