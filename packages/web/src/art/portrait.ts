export type House =
  | 'atreides'
  | 'harkonnen'
  | 'corrino'
  | 'bene'
  | 'fremen'
  | 'metulli'
  | 'fenring'
  | 'smuggler'
  | 'thorvald'
  | 'richese';

export type PersonInk = 'skin' | 'hair' | 'hair-lit' | 'cloth' | 'cloth-lit';

/** A leader on a field of 160 × 160: the house gives four inks, the person the rest and one bright mark. */
export interface Portrait {
  readonly house: House;
  readonly inks: Readonly<Partial<Record<PersonInk, string>>>;
  /** Cloth, face, hair: from back to front. */
  readonly body: string;
  /** What the leader is known by, in the lower third. */
  readonly mark: string;
  /** How far the mark is moved so that the round crop still shows it. */
  readonly token: readonly [x: number, y: number];
}
