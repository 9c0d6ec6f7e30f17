/** A clause as a sentence of its own: with a capital, and a full stop unless it ends as a question. */
export function sentenceOf(clause: string): string {
  const begun = clause.charAt(0).toUpperCase() + clause.slice(1);
  return /[?!.…]$/.test(begun) ? begun : `${begun}.`;
}
