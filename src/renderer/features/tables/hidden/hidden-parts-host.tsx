import { lazyPart } from '../../../components/lazy/lazy-part.tsx';
import { useHiddenPartsQuestion } from './hidden-question.ts';

const HiddenPartsDialog = lazyPart(async () => (await import('./hidden-parts-dialog.tsx')).HiddenPartsDialog);

/** Shows the dialog for the oldest open question, if there is one. */
export function HiddenPartsHost() {
  const question = useHiddenPartsQuestion();
  return question === undefined ? null : <HiddenPartsDialog key={question.notes.join(' ')} question={question} />;
}
