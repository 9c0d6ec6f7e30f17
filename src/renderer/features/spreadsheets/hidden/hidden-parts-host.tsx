import { createLazyPart } from '../../../components/lazy/lazy-part.tsx';
import { useHiddenPartsQuestion } from './hidden-parts-question.ts';

const HiddenPartsDialog = createLazyPart(async () => (await import('./hidden-parts-dialog.tsx')).HiddenPartsDialog);

/** Shows the dialog for the oldest open question, if there is one. */
export function HiddenPartsHost() {
  const question = useHiddenPartsQuestion();
  return question === undefined ? null : <HiddenPartsDialog key={question.notes.join(' ')} question={question} />;
}
