const WHOLE = 1_000n;

/** What Rasteh keeps of an amount, and the tax on that; both truncated to whole rial. */
export function commissionOf(
  amountRial: number,
  { permille, vatPermille }: { permille: number; vatPermille: number },
): { netRial: number; vatRial: number } {
  const net = (BigInt(amountRial) * BigInt(permille)) / WHOLE;
  return { netRial: Number(net), vatRial: Number((net * BigInt(vatPermille)) / WHOLE) };
}

/** What is left of an amount with tax inside, without it. */
export const netOfGross = (grossRial: number, vatPermille: number): number =>
  Number((BigInt(grossRial) * WHOLE) / (WHOLE + BigInt(vatPermille)));
