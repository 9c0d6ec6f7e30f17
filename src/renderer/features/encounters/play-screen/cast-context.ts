import { createContext } from 'react';
import type { Character } from '../../../../shared/document/schema.ts';

/** The characters of the encounter and the library by id, with their pictures. */
export const CastContext = createContext<ReadonlyMap<string, Character>>(new Map());
