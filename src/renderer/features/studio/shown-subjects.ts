/** Remembers with which character or row each template is shown. */

import { useCallback } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readSetting, saveSetting } from '../../store/settings.ts';

const STORAGE_KEY = 'rollcall.studio-subjects';
/** The number of templates whose subject is remembered. The oldest are forgotten. */
const MAX_TEMPLATES = 200;

type SubjectIds = readonly (readonly [templateId: string, subjectId: string])[];

function readSubjectIds(): SubjectIds {
  try {
    const stored: unknown = JSON.parse(readSetting(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');

const subjectStore = createStore(readSubjectIds);

/** Returns the id of the subject with which a template is shown, undefined if none was chosen, and the function that chooses one. */
export function useShownSubject(templateId: string): readonly [string | undefined, (subjectId: string) => void] {
  const subjectId = useStore(
    subjectStore,
    (subjectIds) => subjectIds.find(([knownTemplateId]) => knownTemplateId === templateId)?.[1],
  );
  const choose = useCallback(
    (nextId: string) => {
      const otherIds = subjectStore.getState().filter(([knownTemplateId]) => knownTemplateId !== templateId);
      const nextIds = [...otherIds, [templateId, nextId] as const].slice(-MAX_TEMPLATES);
      saveSetting(STORAGE_KEY, JSON.stringify(nextIds));
      subjectStore.setState(nextIds, true);
    },
    [templateId],
  );
  return [subjectId, choose];
}
