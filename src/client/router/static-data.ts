declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** HTTP status of the server's page. @default 200 */
    status?: number;
    /** `empty`: no header, menu or footer. */
    layout?: 'empty';
    /**
     * The page is a list: it stays mounted, hidden behind the page that opens from it. A list of products uses the width
     * of large screens.
     */
    list?: 'products' | 'suppliers';
  }
}

export {};
