"""Stands where asyncpg is not installed: whoever catches one of its errors then catches nothing."""


class PostgresError(Exception):
    pass


class InterfaceError(Exception):
    pass


class PostgresConnectionError(PostgresError):
    pass


class CannotConnectNowError(PostgresError):
    pass


class InsufficientPrivilegeError(PostgresError):
    pass


class InvalidAuthorizationSpecificationError(PostgresError):
    pass


class InvalidCatalogNameError(PostgresError):
    pass


class UniqueViolationError(PostgresError):
    pass
