import { createLazyPart } from '../../../components/lazy/lazy-part.tsx';
import { useEncodingQuestion } from './encoding-question.ts';

const EncodingDialog = createLazyPart(async () => (await import('./encoding-dialog.tsx')).EncodingDialog);

/** Shows the dialog for the oldest open question, if there is one. */
export function EncodingHost() {
  const question = useEncodingQuestion();
  return question === undefined ? null : <EncodingDialog key={question.fileName} question={question} />;
}
