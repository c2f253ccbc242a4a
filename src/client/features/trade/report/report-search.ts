const papers = ['proforma', 'invoice'] as const;

export interface ReportSearch {
  /** @default the invoice, once there is one */
  paper?: (typeof papers)[number] | undefined;
}

/** What the address says of the report; anything else is left out. */
export const readReportSearch = ({ paper }: { [Name in keyof ReportSearch]?: unknown }): ReportSearch => ({
  paper: papers.find((one) => one === paper),
});
