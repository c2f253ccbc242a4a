export interface LoginSearch {
  /** The page that required the sign-in: shown after it. */
  redirectPath?: string;
  /**
   * True if the page before the login page is one to return to by history, with its scroll position and filters: the
   * shell's link sets it, and a private route that was opened from a product's or supplier's page. `redirectPath` has
   * priority; without either the home page follows.
   */
  loginPerPage?: boolean;
}

export const readLoginSearch = ({ redirectPath, loginPerPage }: Record<string, unknown>): LoginSearch => ({
  ...(typeof redirectPath === 'string' && { redirectPath }),
  ...(loginPerPage === true && { loginPerPage }),
});
